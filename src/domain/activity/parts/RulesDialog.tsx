import { useMemo } from 'react';
import { Dialog } from '@/components/Dialog';
import { RichContent } from '@/components/RichContent';
import { pictureAddress } from '@/session/links';
import { sanitizeHtml } from '@/utils/html';
import { ACTIVITY_TEXTS } from './activityTexts';

export interface RulesDialogProps {
  readonly isOpen: boolean;
  /** Raw HTML from the gateway; only allow-listed nodes are shown. */
  readonly html: string;
  readonly onClose: () => void;
}

/** Title 活动规则, HTML body, 我知道了 (product §1.2.1). */
export function RulesDialog({ isOpen, html, onClose }: RulesDialogProps) {
  const rules = useMemo(() => sanitizeHtml(html, { pictureAddress }), [html]);
  return (
    <Dialog
      isOpen={isOpen}
      title={ACTIVITY_TEXTS.rules}
      onClose={onClose}
      confirm={{ text: ACTIVITY_TEXTS.rulesConfirm, onPress: onClose }}
    >
      <RichContent nodes={rules} />
    </Dialog>
  );
}
