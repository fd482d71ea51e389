import { Text, View } from '@tarojs/components';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { isBlock, plainText } from '@/utils/html';
import type { RichElement, RichNode, RichTag } from '@/utils/html';
import { cx } from './cx';
import { Link } from './Link';
import { Picture } from './Picture';
import { styleObject } from './richStyle';
import styles from './RichContent.module.scss';

interface RichContentProps {
  /** From `sanitizeHtml`, called once where the data arrives, so that the same tree renders the same elements. */
  readonly nodes: readonly RichNode[];
  /** Links (only those that passed the sanitiser's predicate) call this when tapped; without it they are plain text. */
  readonly onLink?: (href: string) => void;
  readonly className?: string;
}

/**
 * Shows sanitised server HTML with the app's own elements on every target. Not the hosts' `rich-text`: it reports no
 * taps on links, has no dark mode, is a web component with its own runtime in browsers, and saves little `setData`,
 * since most of the bytes are the text itself. Columns with colspan or rowspan are shown as single ones.
 */
export function RichContent({ nodes, onLink, className }: RichContentProps) {
  const link = useRef(onLink);
  link.current = onLink;
  const hasLinks = onLink !== undefined;
  const content = useMemo(
    () => renderAll(nodes, hasLinks ? (href) => link.current?.(href) : undefined),
    [nodes, hasLinks],
  );
  return <View className={cx(styles['rich'], className)}>{content}</View>;
}

type OnLink = ((href: string) => void) | undefined;

function renderAll(nodes: readonly RichNode[], onLink: OnLink): ReactNode[] {
  return nodes.map((node, index) => ('name' in node ? renderElement(node, index, onLink) : node.text));
}

const ROLES: Partial<Record<RichTag, string>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading', // prettier-ignore
  ul: 'list',
  ol: 'list',
  li: 'listitem',
  table: 'table',
  tr: 'row',
  th: 'columnheader',
  td: 'cell', // prettier-ignore
};

function renderElement(node: RichElement, key: number, onLink: OnLink): ReactNode {
  const { name, attrs } = node;
  if (name === 'br')
    return (
      <Text key={key} className={styles['br']}>
        {'\n'}
      </Text>
    );
  if (name === 'img') return renderImage(node, key);
  if (name === 'a' && attrs.href !== undefined && onLink !== undefined && !node.children.some(holdsBlock)) {
    const { href } = attrs;
    return (
      <Link key={key} onPress={() => onLink(href)}>
        {plainText([node])}
      </Link>
    );
  }
  const className = cx(styles[name], attrs.style !== undefined && styles['styled']);
  const style = attrs.style === undefined ? undefined : styleObject(attrs.style);
  if (!holdsBlock(node)) {
    return <Text key={key} className={className} style={style}>{renderAll(node.children, onLink)}</Text>; // prettier-ignore
  }
  const children =
    name === 'ul' || name === 'ol' ? renderItems(node, onLink) : renderAll(node.children, onLink);
  return (
    <View key={key} className={className} style={style} {...markup.access({ role: ROLES[name] })}>
      {children}
    </View>
  );
}

/** Mini programs allow only text inside text. */
function holdsBlock(node: RichNode): boolean {
  return isBlock(node) || ('name' in node && node.children.some(holdsBlock));
}

/** List markers are text, since not every engine draws them. */
function renderItems(list: RichElement, onLink: OnLink): ReactNode[] {
  let count = 0;
  return list.children.map((node, index) => {
    if (!('name' in node)) return node.text.trim() === '' ? null : node.text;
    if (node.name !== 'li') return renderElement(node, index, onLink);
    count += 1;
    return (
      <View key={index} className={styles['item']}>
        <Text className={styles['bullet']}>{list.name === 'ol' ? `${count}.` : '•'}</Text>
        {renderElement(node, index, onLink)}
      </View>
    );
  });
}

function renderImage({ attrs }: RichElement, key: number): ReactNode {
  const width = Number(attrs.width ?? 0);
  const height = Number(attrs.height ?? 0);
  const ratio = width > 0 && height > 0 ? width / height : undefined;
  return (
    <Picture
      key={key}
      className={styles['img']}
      src={attrs.src ?? ''}
      alt={attrs.alt ?? ''}
      ratio={ratio}
      isNatural
      fit="contain"
    />
  );
}
