import { endpoints } from '@colloquy/contract/endpoints'
import { USE_CASES } from '@colloquy/domain/use-cases'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { reasonOf } from '../../data/explain.ts'
import { useIdempotencyKey } from '../../data/idempotency-key.ts'
import type { ImportPreview } from '../../data/library.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toasts.tsx'
import styles from './import-dialog.module.css'
import { readJsonFile } from './read-file.ts'
import { inWords, useLibraryWork } from './use-library-work.ts'

type Looked = { file: unknown; preview: ImportPreview }

/** A file is looked through before anything is made of it. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return isOpen ? <Importing onClose={onClose} /> : null
}

function Importing({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const { keyFor } = useIdempotencyKey()
  // A second file may be chosen while the first is looked through: the last one counts.
  const [problem, setProblem] = useState<string | null>(null)
  const look = useMutation({
    networkMode: 'always',
    mutationFn: async (chosen: File): Promise<Looked | null> => {
      const read = await readJsonFile(chosen)
      if ('problem' in read) {
        setProblem(read.problem)
        return null
      }
      setProblem(null)
      const body = { file: read.file }
      return { file: read.file, preview: await call(endpoints.previewImport, { body }) }
    },
  })
  const make = useLibraryWork(async (body: { file: unknown }) => {
    const { roleplays } = await call(endpoints.importRoleplays, {
      body,
      idempotencyKey: keyFor(body),
    })
    toast(`Imported: ${inWords(roleplays.length)}. Only admins see them until you share them.`)
  })
  const looked = problem === null ? (look.data ?? null) : null
  const isSound = looked !== null && looked.preview.problems.length === 0
  const failure = look.error ?? make.error
  return (
    <Dialog
      isOpen
      title="Import roleplays"
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          {isSound && (
            <Button
              busy={make.isPending && 'Importing…'}
              onClick={() => make.mutate({ file: looked.file }, { onSuccess: onClose })}
            >
              Import {inWords(looked.preview.roleplays.length)}
            </Button>
          )}
        </>
      }
    >
      <p>
        From a file that was exported here or elsewhere. You see what it would make before anything
        is made, and nothing that is there is written over.
      </p>
      <TextField
        label="File"
        type="file"
        accept=".json,application/json"
        hint={look.isPending && 'Looking through it…'}
        error={problem ?? undefined}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          make.reset()
          if (chosen !== undefined) look.mutate(chosen)
        }}
      />
      {failure !== null && <Notice kind="error">{reasonOf(failure)}</Notice>}
      {looked !== null && <Preview preview={looked.preview} />}
    </Dialog>
  )
}

function Preview({ preview: { problems, warnings, roleplays } }: { preview: ImportPreview }) {
  return (
    <>
      {problems.length > 0 && (
        <Notice kind="error">
          <p>{thingsInWords(problems.length)} before it can be imported:</p>
          <Sentences all={problems} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice kind="info">
          <p>Worth a look:</p>
          <Sentences all={warnings} />
        </Notice>
      )}
      {problems.length === 0 && (
        <ul className={styles.list} aria-label="What would be made">
          {roleplays.map((roleplay, n) => (
            // Names may be there twice, and their order does not change.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={n} className={styles.row}>
              <span className={styles.name}>{roleplay.name}</span>
              <span className={styles.soft}>
                with {roleplay.persona} · {USE_CASES[roleplay.scenario]}
                {roleplay.folder !== null &&
                  ` · in ${roleplay.is_new_folder ? 'a new folder' : 'the folder'} “${roleplay.folder}”`}
                {roleplay.tags.length > 0 && ` · ${roleplay.tags.join(', ')}`}
              </span>
              {roleplay.is_taken && (
                <span>
                  <Badge>There is one of this name already</Badge>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Sentences({ all }: { all: string[] }) {
  return (
    <ul className={styles.sentences}>
      {[...new Set(all)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

const thingsInWords = (count: number): string =>
  count === 1 ? 'One thing to mend' : `${count} things to mend`
