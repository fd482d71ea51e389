import { moduleDecoderSuite } from '../testing/moduleDecoder.suite';
import { rewardCardsModule } from './rewardCardsModule';

moduleDecoderSuite(rewardCardsModule, ['order']);
