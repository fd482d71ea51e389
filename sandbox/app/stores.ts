import { MessageStore } from './messageStore';

export const appStores = () => ({ messages: new MessageStore() });
