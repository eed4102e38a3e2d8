import { DESK_PATH } from '@colloquy/contract/desk'
import { RECORDINGS_PATH } from '@colloquy/contract/recordings'
import { createHasher } from './accounts/hasher.ts'
import { createApp } from './app.ts'
import { createRoomService } from './conversations/room-service.ts'
import {
  connect,
  connectForDesk,
  connectForGrading,
  connectForLimits,
  connectForLongWork,
} from './db/connect.ts'
import { prepareDatabase } from './db/prepare.ts'
import { plantDemo } from './demo/plant.ts'
import { openDesk } from './desk/desk.ts'
import { createGrader } from './grades/grader.ts'
import { withModel } from './grades/model/with-model.ts'
import { runGradings } from './grades/run.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openSideDoor } from './http/side-door.ts'
import { createLog } from './log.ts'
import { openRecordingFiles, recordingsFolder } from './recordings/files.ts'
import { Refusal } from './refusal.ts'
import { type ServerSettings, WEBHOOKS_PATH } from './settings.ts'
import { runSupervised, type Work } from './supervised.ts'

runSupervised<ServerSettings>({ start })

/** The server process: the API and the web, on one port. */
async function start(settings: ServerSettings): Promise<Work> {
  const log = createLog(settings.log)
  await prepareDatabase(settings.databaseUrl, log)
  const { db, close } = connect(settings.databaseUrl)
  const limits = connectForLimits(settings.databaseUrl)
  const longWork = connectForLongWork(settings.databaseUrl)
  const services = {
    db,
    limits: limits.db,
    longWork: longWork.db,
    hasher: createHasher(),
    settings,
    log,
  }
  const grader = createGrader()
  const notes = settings.demo ? await plantDemo({ ...services, gradeTalk: grader.gradeTalk }) : []

  const forDesk = connectForDesk(settings.databaseUrl)
  const rooms = createRoomService(settings.media)
  const desk = openDesk({ db: forDesk.db, rooms, settings, log })
  const app = await createApp(services, desk)
  const housekeeping = startHousekeeping({
    db: longWork.db,
    files: openRecordingFiles(recordingsFolder(settings)),
    log,
  })
  await app
    .listen({ host: settings.listen.host, port: settings.listen.port })
    .catch((failure: unknown) => {
      throw isTaken(failure)
        ? new Refusal(`Port ${settings.listen.port} is taken by another program`)
        : failure
    })
  const sideDoor = await openSideDoor(app, {
    port: settings.sideDoorPort,
    paths: [WEBHOOKS_PATH, `${RECORDINGS_PATH}/`],
    upgrades: { [DESK_PATH]: desk.door('side') },
  })
  const forGrading = connectForGrading(settings.databaseUrl)
  const gradings = await runGradings({
    connection: forGrading,
    gradeTalk:
      settings.grader === null
        ? grader.gradeTalk
        : withModel(grader, { model: settings.grader, log }),
    log,
  })
  return {
    notes,
    stop: async () => {
      housekeeping.stop()
      await Promise.all([desk.stop(), gradings.stop()])
      await Promise.all([app.close(), sideDoor.close(), grader.stop()])
      await Promise.all([
        close(),
        limits.close(),
        longWork.close(),
        forDesk.close(),
        forGrading.close(),
      ])
    },
  }
}

const isTaken = (failure: unknown): boolean =>
  (failure as NodeJS.ErrnoException).code === 'EADDRINUSE'
