import { endpoints } from '@colloquy/contract/endpoints'
import { NotFound } from '../errors.ts'
import type { Routes } from '../http/routes.ts'

export function commentRoutes({ handle }: Routes): void {
  const notYet = async (): Promise<never> => {
    throw new NotFound()
  }
  handle(endpoints.createComment, notYet)
  handle(endpoints.deleteComment, notYet)
}
