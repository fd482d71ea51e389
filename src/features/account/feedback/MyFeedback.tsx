import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { PictureRow } from '@/domain/upload/PictureRow';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { ListPage } from '@/templates/ListPage';
import { toDay } from '@/utils/beijingTime';
import { type FeedbackRow, feedbackRows } from './feedbackApi';
import { kindText } from './feedbackRules';
import styles from './MyFeedback.module.scss';

interface MyFeedbackProps extends Pick<PageVisit, 'scope'> {
  /** Opens the form. */
  readonly onForm: () => void;
}

/** The account's feedback with the replies; refetched each time the tab opens. */
export function MyFeedback({ scope, onForm }: MyFeedbackProps) {
  const [list] = useState(() => new PagedQuery({ ...pageDeps(scope), ...feedbackRows(gateway) }));
  return (
    <ListPage
      list={list}
      label="我的反馈"
      renderRow={renderRow}
      rowShape={styles['shape']}
      rowsPerScreen={5}
      isFocusable
      empty={() => ({ text: '还没有反馈过', action: { text: '去反馈', onPress: onForm } })}
      loggedOutText="登录后查看我的反馈"
    />
  );
}

/** Few elements with short class names: the first screen of rows must fit the setData size limit of mini programs. */
const renderRow = ({ id, kind, content, pictureUrls, at, reply }: FeedbackRow, place: number) => (
  <View key={id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
    <View className={styles['head']}>{`${kindText(kind)} · ${at}`}</View>
    <View className={styles['words']}>{content}</View>
    {pictureUrls.length > 0 && <PictureRow urls={pictureUrls} />}
    <View className={styles['reply']}>
      {reply === null
        ? '处理中，请耐心等待回复'
        : `官方回复（${toDay(reply.tm)}）：${reply.content}`.replace('（）', '')}
    </View>
  </View>
);
