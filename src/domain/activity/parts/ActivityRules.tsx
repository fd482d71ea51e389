import { useState } from 'react';
import { LazyRulesDialog } from './LazyRulesDialog';
import { RulesButton } from './RulesButton';

interface ActivityRulesProps {
  /** Raw HTML from the gateway; without text there is no button. */
  readonly html: string;
  /** Called first; true: the host shows the rules. */
  readonly showByHost?: () => Promise<boolean>;
}

/** The rules of a page: button and dialog. Opening the dialog does not re-render the page. */
export function ActivityRules({ html, showByHost }: ActivityRulesProps) {
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => {
    if (showByHost === undefined || !(await showByHost())) setOpen(true);
  };
  return (
    <>
      {html.trim() !== '' && <RulesButton onPress={open} />}
      <LazyRulesDialog isOpen={isOpen} html={html} onClose={() => setOpen(false)} />
    </>
  );
}
