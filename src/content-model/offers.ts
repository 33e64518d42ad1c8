import type { DataOf } from './data';

/** A video package with its product's key, name and price, in euros. */
export type VideoPackage = Omit<DataOf<'video-packages'>[number], 'product'> & {
  product: string;
  name: string;
  price: number;
};

/** A demo video with its addresses on the video platform. */
export type DemoVideo = DataOf<'demo-videos'>[number] & {
  platform: string;
  embedUrl: string;
  watchUrl: string;
};
