import { isAdmin } from './roles.ts'

export type Viewer = { organizationId: string; role: string; groupIds: readonly string[] }

export type SharedWith = {
  organizationId: string
  isPublic: boolean
  groupIds: readonly string[]
}

/** Public: the whole organization. Private: the assigned groups. Admins see all that is their own. */
export const canSee = (viewer: Viewer, thing: SharedWith): boolean =>
  viewer.organizationId === thing.organizationId &&
  (thing.isPublic || isAdmin(viewer.role) || shareAGroup(viewer.groupIds, thing.groupIds))

const shareAGroup = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((groupId) => others.includes(groupId))
