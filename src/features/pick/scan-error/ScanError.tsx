import { scanCabinet } from '@/features/pick/scanCabinet';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { scan } from '@/platform/scan';
import { FailPage } from '@/templates/FailPage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';

const PAGE = 'scanError';

type Words = readonly [title: string, text: string];

function wordsOf(code: string | undefined): Words {
  switch (code) {
    case 'UNKNOWN':
      return ['无法识别的二维码', '请扫描柜机屏幕或柜身上的二维码'];
    case 'SPOILED':
      return ['二维码已损坏', '二维码可能被遮挡或污损，请换一个角度或扫描屏幕上的二维码'];
    case 'EXPIRED':
      return ['二维码已过期', '请刷新柜机屏幕后重新扫描'];
    case 'FOREIGN':
      return ['不是我们的二维码', '请扫描柜机屏幕或柜身上的二维码'];
    case 'OFFLINE':
      return ['柜机暂时离线', '请稍后再试，或在柜机屏幕上输入取件码取件'];
    default:
      return ['扫码没有成功', '请重新扫描柜机屏幕或柜身上的二维码'];
  }
}

/** For hosts without a scanner API. */
const HOW_TO = '请用手机自带相机、微信或支付宝的“扫一扫”扫描';

/** Why a scanned code leads nowhere: `/scan/error?code=&cabinetCode=` (product §3.16). */
export function ScanError({ params }: Pick<PageVisit, 'params'>) {
  const code = textParam(params, 'code');
  const [title, text] = wordsOf(code);
  const canScan = scan.isSupported();
  const toList = {
    text: '查看取件列表',
    onPress: () => {
      tracker.click(PAGE, 'list');
      return navigator.goTo('pickUp');
    },
  };
  // The address of a code read at a cabinet carries the cabinet's number.
  const cabinetCode = textParam(params, 'cabinetCode');
  const report = {
    text: '报告柜机故障',
    onPress: () => {
      tracker.click(PAGE, 'report');
      return navigator.goTo('cabinetScanIssues', { cabinetCode: cabinetCode || undefined });
    },
  };
  const rescan = { text: '重新扫码', onPress: () => scanCabinet(PAGE) };
  return (
    <FailPage
      mark={code === 'OFFLINE' ? 'offline' : 'missing'}
      title={title}
      text={canScan ? text : `${text}。${HOW_TO}`}
      actions={canScan ? [rescan, toList, report] : [toList, report]}
    />
  );
}
