import { WebView } from '@tarojs/components';
import { FailedState } from '@/components/FailedState';
import { navigator } from '@/navigation';
import { usePage } from '@/navigation/usePage';
import { appLinkPolicy, h5Address } from '@/session';
import { classifyLink } from '@/utils/linkPolicy';

/** An H5 page inside the mini program. The address is checked again: this page can be opened by a scanned code. */
export default function WebViewPage() {
  const { params } = usePage();
  const address = webAddress(params['url'] ?? '');
  if (address === null)
    return <FailedState text="链接无法打开" hint="请返回后重试" onRetry={() => navigator.goBack()} />;
  return <WebView src={address} />;
}

function webAddress(url: string): string | null {
  const target = classifyLink(url, appLinkPolicy());
  if (target.kind === 'external') return target.url;
  return target.kind === 'internal' ? h5Address(target.path) : null;
}
