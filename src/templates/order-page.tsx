import { graphql } from 'gatsby';
import { VideoEmbed } from '../features/consent/video-embed';
import type { OrderKind, ServiceKind } from '../sections/catalogue';
import { DemoVideos } from '../sections/demo-videos/demo-videos';
import { PaidVideoPackages } from './registry/paid-video-packages';
import type { LiveComponents } from './registry/section-view';
import { serviceSections } from './registry/service-sections';
import { sectionTemplate } from './section-page';

const live: LiveComponents<Exclude<OrderKind, ServiceKind>> = {
  'video-packages': PaidVideoPackages,
  'demo-videos': (props) => (
    <DemoVideos
      {...props}
      renderPlayer={(video, poster) => <VideoEmbed video={video} poster={poster} />}
    />
  ),
};

/** A page of content/pages about a service that can be bought on it. Complete, or it does not compile. */
export default sectionTemplate<OrderKind>({ ...serviceSections, ...live });

export const query = graphql`
  query OrderPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
