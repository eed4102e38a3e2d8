import { endpoints } from '@colloquy/contract/endpoints'
import { isFor } from '../actor.ts'
import type { Routes } from '../http/routes.ts'
import { presentRoleplay } from '../roleplays/present.ts'
import { changeLibrary } from './change.ts'
import { duplicateRoleplay, exportRoleplays, importRoleplays, previewImport } from './exchange.ts'
import { addFavourite, removeFavourite } from './favourites.ts'
import { readFilters, searchLibrary } from './find.ts'
import { createFolder, deleteFolder, renameFolder } from './folders.ts'
import {
  presentEntry,
  presentExport,
  presentListedVersion,
  presentPreview,
  presentVersion,
} from './present.ts'
import { goBackToVersion, listVersions, readVersion } from './versions.ts'

export function libraryRoutes({ handle }: Routes): void {
  handle(endpoints.readLibrary, async ({ ctx, query: { favourites, archived, ...rest } }) => {
    const search = { ...rest, favourites: favourites === 'true', archived: archived === 'true' }
    const { found, roleplays } = await searchLibrary(ctx, search)
    return { found, roleplays: roleplays.map((row) => presentEntry(ctx.actor, row)) }
  })

  handle(endpoints.readLibraryFilters, ({ ctx }) => {
    const fillsThem = isFor(endpoints.changeLibrary.who, ctx.actor)
    return readFilters(ctx, fillsThem ? 'all folders' : 'folders with something in them')
  })

  handle(endpoints.addFavourite, async ({ ctx, params }) => {
    await addFavourite(ctx, params.roleplayId)
    return { message: 'Favourite added' }
  })

  handle(endpoints.removeFavourite, async ({ ctx, params }) => {
    await removeFavourite(ctx, params.roleplayId)
    return { message: 'Favourite removed' }
  })

  handle(endpoints.duplicateRoleplay, async ({ ctx, params }) =>
    presentRoleplay(ctx.actor, await duplicateRoleplay(ctx, params.roleplayId)),
  )

  handle(endpoints.changeLibrary, async ({ ctx, body }) => {
    await changeLibrary(ctx, body)
    return { message: 'Library changed' }
  })

  handle(endpoints.exportRoleplays, async ({ ctx, body }) =>
    presentExport(await exportRoleplays(ctx, body.ids)),
  )

  handle(endpoints.previewImport, async ({ ctx, body }) =>
    presentPreview(await previewImport(ctx, body.file)),
  )

  handle(endpoints.importRoleplays, async ({ ctx, body }) => ({
    roleplays: await importRoleplays(ctx, body.file),
  }))

  handle(endpoints.listVersions, async ({ ctx, params, query }) =>
    (await listVersions(ctx, { ...params, ...query })).map(presentListedVersion),
  )

  handle(endpoints.readVersion, async ({ ctx, params }) =>
    presentVersion(await readVersion(ctx, params)),
  )

  handle(endpoints.goBackToVersion, async ({ ctx, params, query }) =>
    presentRoleplay(
      ctx.actor,
      await goBackToVersion(ctx, { ...params, editedFrom: query.updated_at }),
    ),
  )

  handle(endpoints.createFolder, ({ ctx, body }) => createFolder(ctx, body.name))

  handle(endpoints.renameFolder, ({ ctx, params, body }) =>
    renameFolder(ctx, { id: params.folderId, name: body.name }),
  )

  handle(endpoints.deleteFolder, async ({ ctx, params }) => {
    await deleteFolder(ctx, params.folderId)
    return { message: 'Folder deleted' }
  })
}
