import { Waitlist } from '../screens/waitlist/waitlist.tsx'
import { hydrate } from './hydrate.tsx'

hydrate(<Waitlist />)
