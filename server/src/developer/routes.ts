import { endpoints } from '@colloquy/contract/endpoints'
import { displayName } from '../accounts/present.ts'
import { Invalid } from '../errors.ts'
import type { Routes } from '../http/routes.ts'
import { presentOrganization } from '../organizations/present.ts'
import { deleteOrganization, listOrganizations, listOrganizationUsers } from './organizations.ts'
import { seedOrganization } from './seed.ts'

export function developerRoutes({ handle }: Routes): void {
  handle(endpoints.listOrganizations, async ({ ctx, query }) => ({
    organizations: (await listOrganizations(ctx, query)).map(presentOrganization),
  }))

  handle(endpoints.listOrganizationUsers, async ({ ctx, params, query }) => {
    const { name, users } = await listOrganizationUsers(ctx, { ...params, ...query })
    return {
      organization_name: name,
      users: users.map((user) => ({
        user_id: user.userId,
        name: displayName(user),
        email: user.email,
        role: user.role,
      })),
    }
  })

  handle(endpoints.deleteOrganization, async ({ ctx, body, query }) => {
    const id = body?.organization_id ?? query.organization_id
    if (id === undefined)
      throw Invalid.field(['organization_id'], 'Field required: organization_id')
    await deleteOrganization(ctx, id)
    return { message: 'Organization deleted' }
  })

  handle(endpoints.seedOrganization, async ({ ctx, body }) => {
    const { organization, csvData, csvFileName } = await seedOrganization(ctx, body)
    return { organization, csv_data: csvData, csv_filename: csvFileName }
  })
}
