import { toastSuite } from './toast.suite';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }));

toastSuite();
