import { NotFound } from '../screens/not-found/not-found.tsx'
import { hydrate } from './hydrate.tsx'

hydrate(<NotFound />)
