/** How somebody is told of their turn, and vacations: one function an operation; each throws a Problem when it is refused. */
import type { Language, NewDevice, Ways, WebhookMade } from '../wire';
import { answered, http } from './api';

export const waysApi = {
  read: (): Promise<Ways> => answered(http.GET('/api/account/ways')),
  addDevice: (device: NewDevice): Promise<Ways> => answered(http.POST('/api/account/devices', { body: { ...device } })),
  removeDevice: (endpoint: string): Promise<Ways> =>
    answered(http.POST('/api/account/devices/remove', { body: { endpoint } })),
  setMail: (address: string, language: Language): Promise<Ways> =>
    answered(http.PUT('/api/account/mail', { body: { address, language } })),
  removeMail: (): Promise<Ways> => answered(http.DELETE('/api/account/mail')),
  confirmMail: (token: string) => answered(http.POST('/api/mail/confirm', { body: { token } })),
  stopMail: (token: string) => answered(http.POST('/api/mail/stop', { body: { token } })),
  setWebhook: (url: string): Promise<WebhookMade> => answered(http.PUT('/api/account/webhook', { body: { url } })),
  removeWebhook: (): Promise<Ways> => answered(http.DELETE('/api/account/webhook')),
  beginVacation: (days: number): Promise<Ways> => answered(http.POST('/api/account/vacation', { body: { days } })),
  endVacation: (): Promise<Ways> => answered(http.DELETE('/api/account/vacation')),
};
