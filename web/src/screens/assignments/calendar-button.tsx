import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reasonOf } from '../../data/explain.ts'
import { saveFile } from '../../data/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './assignments.module.css'

type CalendarButtonProps = {
  read: () => Promise<Answer<typeof endpoints.readCalendar>>
  children: ReactNode
}

/** A file that every calendar opens. */
export function CalendarButton({ read, children }: CalendarButtonProps) {
  const save = useMutation({
    mutationFn: read,
    networkMode: 'always',
    onSuccess: ({ filename, content_type: type, content }) =>
      saveFile({ name: filename, type, content }),
  })
  return (
    <div className={styles.calendar}>
      <Button look="plain" busy={save.isPending && 'One moment…'} onClick={() => save.mutate()}>
        {children}
      </Button>
      {save.isError && (
        <Notice kind="error">The calendar could not be made. {reasonOf(save.error)}</Notice>
      )}
    </div>
  )
}
