import { useState, useMemo, useEffect } from 'react';
import { Dialog } from '@/components/Dialog';
import { RichContent } from '@/components/RichContent';
import { bridge } from '@/platform/bridge';
import { pictureAddress } from '@/session/links';
import { sanitizeHtml } from '@/utils/html';
import { alertRules } from '../appRulesAlert';
import { TASK_TEXTS } from '../taskTexts';
import styles from './TaskRulesDialog.module.scss';

interface TaskRulesDialogProps {
  /** Server HTML; only allowed nodes of it are shown. */
  readonly html: string;
  readonly isOpen: boolean;
  /** Tries the app's own alert before the page's dialog. */
  readonly isAppFirst: boolean;
  readonly onClose: () => void;
}

/** 任务规则 with the green 确认 (product §2.2), shown by the app if the page has no space for it (product §2.5). */
export function TaskRulesDialog({ html, isOpen, isAppFirst, onClose }: TaskRulesDialogProps) {
  const nodes = useMemo(() => sanitizeHtml(html, { pictureAddress }), [html]);
  const [isPages, setPages] = useState(!isAppFirst);
  useEffect(() => {
    if (!isOpen || isPages) return undefined;
    let isGone = false;
    void alertRules(nodes, bridge).then((isShown) => {
      if (isGone) return;
      if (isShown) onClose();
      else setPages(true);
    });
    return () => {
      isGone = true;
    };
  }, [isOpen, isPages, nodes, onClose]);
  return (
    <Dialog
      isOpen={isOpen && isPages}
      title={TASK_TEXTS.rules}
      onClose={onClose}
      confirm={{ text: TASK_TEXTS.rulesConfirm, onPress: onClose, className: styles['green'] }}
    >
      <RichContent nodes={nodes} />
    </Dialog>
  );
}
