import { GetStarted } from '../screens/get-started/get-started.tsx'
import { hydrate } from './hydrate.tsx'

hydrate(<GetStarted />)
