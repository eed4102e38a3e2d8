import { Landing } from '../screens/landing/landing.tsx'
import { hydrate } from './hydrate.tsx'

hydrate(<Landing />)
