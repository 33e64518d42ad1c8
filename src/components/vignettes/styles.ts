// The sheets of all examples in sections, for pages whose examples have no code in the browser: there webpack
// leaves out the components, which are loaded with a conversation (features/guided), and what
// they import with them. In their order: a later sheet wins.
import '../day-ground/day-ground.module.css';
import '../example-mark/example-mark.module.css';
import '../guided-offer/guided-offer.module.css';
import './call.module.css';
import './chat.module.css';
import './dashboard.module.css';
import './document.module.css';
import './itinerary.module.css';
import './note.module.css';
import './order.module.css';
import './pipeline.module.css';
import './rating.module.css';
import './schedule.module.css';
import './seating.module.css';
import '../portrait/portrait.module.css';
import '../transit-line/transit-line.module.css';
import './vignette-frame.module.css';
import './vignette-pair.module.css';
