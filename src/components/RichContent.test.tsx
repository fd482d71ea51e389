import { act } from 'react';
import { sanitizeHtml } from '@/utils/html';
import { testPlace } from '@/utils/testing/place';
import { RichContent } from './RichContent';

const place = testPlace();

describe('RichContent', () => {
  it('shows its own elements, and links that call back', () => {
    const onLink = jest.fn();
    const nodes = sanitizeHtml(
      '<p style="color:red">a<b>b</b></p><ol><li>一</li><li>二</li></ol><a href="https://own.example/">去</a>',
      {
        isLinkAllowed: () => true,
      },
    );
    place.render(<RichContent nodes={nodes} onLink={onLink} />);
    expect(place.element.textContent).toBe('ab1.一2.二去');
    expect(place.element.querySelector('a,[href]')).toBeNull();
    act(() => place.element.querySelector<HTMLElement>('[role=link]')?.click());
    expect(onLink).toHaveBeenCalledWith('https://own.example/');
  });

  it('shows links as plain text without a handler', () => {
    place.render(
      <RichContent
        nodes={sanitizeHtml('<a href="https://own.example/">去</a>', { isLinkAllowed: () => true })}
      />,
    );
    expect(place.element.querySelector('[role=link]')).toBeNull();
    expect(place.element.textContent).toBe('去');
  });
});
