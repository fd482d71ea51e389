import type { ReactNode } from 'react';
import { Card } from '@/components/Card';
import { ModuleTitle } from './ModuleTitle';

interface ModuleCardProps {
  readonly titleImageUrl?: string;
  readonly title: string;
  readonly subTitle?: string;
  /** Brings its own room at the card's edges. */
  readonly children: ReactNode;
}

/**
 * A module's card with its title: a picture over it, on the page's ground, or words in it. No element of its own around
 * them: every level makes the path longer with which each countdown's text is sent.
 */
export function ModuleCard({ titleImageUrl = '', title, subTitle, children }: ModuleCardProps) {
  const heading = <ModuleTitle imageUrl={titleImageUrl} text={title} subText={subTitle} />;
  const isOver = titleImageUrl !== '';
  return (
    <>
      {isOver && heading}
      <Card isFlush>
        {!isOver && heading}
        {children}
      </Card>
    </>
  );
}
