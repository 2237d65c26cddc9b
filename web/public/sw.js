// Shows what the server pushes, and leads to the table. It keeps nothing and fetches nothing.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  const shown = { body, tag, icon: '/favicon-turn.svg', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});

/** To the page that shows the table already, or to a new one. */
async function lead(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
