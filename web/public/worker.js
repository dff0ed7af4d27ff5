// The service worker. It holds one page, for when the server does not answer; everything else comes from the server.
const HELD = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg'];
const NAME = 'offline-2';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(HELD)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(() => caches.match('/offline.html')));
  else if (HELD.includes(path)) event.respondWith(fetch(event.request).catch(() => caches.match(path)));
});

// The server calls: a table waits. Whoever is looking at it needs no message.
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(call(event.data.json()));
});

async function call({ title, body, tag, path, language }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname.startsWith(path);
  if (tag !== 'trial' && windows.some(isSeen)) return;
  // One message for each table: a later one takes the place of an earlier one, and is heard.
  const options = { body, tag, lang: language, icon: '/icon-192.png', data: path, renotify: true };
  await self.registration.showNotification(title, options);
}

// The browser has a new endpoint, or should have one: the server is told.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/me/calls/push', { method: 'POST', headers, body: JSON.stringify({ endpoint, keys }) });
}

// "It is your turn" leads back to the table: to the window that shows it already, or to a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data));
});

async function comeBack(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname.startsWith(path));
  return there ? there.focus() : self.clients.openWindow(path);
}
