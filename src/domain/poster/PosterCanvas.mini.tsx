import { Canvas } from '@tarojs/components';
import styles from './PosterPage.module.scss';

/** Mini programs draw on a canvas of the page: off the screen, in the picture's own size. */
export const PosterCanvas = ({ id }: { readonly id: string }) => (
  <Canvas id={id} canvasId={id} type="2d" className={styles['canvas']} />
);
