import { MessageTable } from './messageTable';

export const appTables = () => ({ messages: new MessageTable() });
