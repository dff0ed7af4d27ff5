// Draws the program's icons into public/: an SVG favicon, and PNGs by headless Chromium for home screens that want
// pixels. Run after changing art/logo.ts: npm run icons  (CHROMIUM names another browser than `chromium`)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));
const output = join(web, 'public');
const workshop = mkdtempSync(join(tmpdir(), 'icons-'));

await build({
  root: web,
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: workshop,
    lib: { entry: 'src/art/logo.ts', formats: ['es'], fileName: 'logo' },
    copyPublicDir: false,
  },
});
const { drawFavicon, drawMaskableIcon } = await import(join(workshop, 'logo.js'));

writeFileSync(join(output, 'favicon.svg'), drawFavicon());
for (const size of [192, 512]) {
  const page = join(workshop, 'icon.html');
  const picture = Buffer.from(drawMaskableIcon()).toString('base64');
  writeFileSync(
    page,
    `<body style="margin:0"><img width="${size}" height="${size}" style="display:block" src="data:image/svg+xml;base64,${picture}">`,
  );
  execFileSync(process.env.CHROMIUM ?? 'chromium', [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-device-scale-factor=1'],
    `--window-size=${size},${size}`,
    `--screenshot=${join(output, `icon-${size}.png`)}`,
    `file://${page}`,
  ]);
}
rmSync(workshop, { recursive: true });
