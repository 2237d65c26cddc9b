/** This browser as a device that shows messages, by its service worker. */
import type { Language, NewDevice } from '../../wire';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Null unless it shows messages already. */
export async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the person; null if they, or the browser, do not want it. */
export async function subscribe(pushKey: string, language: Language): Promise<NewDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  try {
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    });
    return deviceOf(subscription.toJSON(), language);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export function deviceOf({ endpoint, keys }: PushSubscriptionJSON, language: Language): NewDevice | null {
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth, language };
}
