import type { ReactNode } from 'react';
import { Card } from '@/components/Card';
import { ModuleTitle } from './ModuleTitle';

interface ModuleCardProps {
  readonly titleImageUrl?: string;
  readonly title: string;
  readonly subTitle?: string;
  /** Sets its own padding at the card's edges. */
  readonly children: ReactNode;
}

/**
 * A module's card with its title: a title picture is placed above the card on the page's background, a text title
 * inside the card. Adds no wrapper element: each level lengthens the path that is sent with every countdown update.
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
