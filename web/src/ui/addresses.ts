/** Links to hand on to others. */

/** A path of ours as a link that works elsewhere. */
export function linkTo(path: string, here: Pick<Location, 'origin'> = location): string {
  return here.origin + path;
}

/** Whether our address means "this very computer", so that a link to it leads nobody here. */
export function isOnlyHere(here: Pick<Location, 'hostname'> = location): boolean {
  return here.hostname === 'localhost' || here.hostname === '[::1]' || here.hostname.startsWith('127.');
}

/**
 * Copies by the clipboard where the browser allows it, else as if it had been selected and copied by hand; says whether
 * it worked.
 */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Browsers keep the clipboard from pages without https, such as one on a home network.
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else works there
    return document.execCommand('copy');
  }
}
