import { endingsSuite } from './endings.suite';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }));

endingsSuite();
