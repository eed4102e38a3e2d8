import type { UseCase } from '../../use-cases.ts'
import type { Template } from './partner.ts'
import { customerService } from './customer-service.ts'
import { interviews } from './interviews.ts'
import { legal } from './legal.ts'
import { other } from './other.ts'
import { presentations } from './presentations.ts'
import { sales } from './sales.ts'
import { teamTraining } from './team-training.ts'
import { therapy } from './therapy.ts'

export const TEMPLATES: Readonly<Record<UseCase, Template>> = {
  sales,
  interviews,
  presentations,
  'customer-service': customerService,
  legal,
  therapy,
  'team-training': teamTraining,
  other,
}
