type File = { name: string; type: string; content: string }

/** Into the downloads of whoever pressed a button for it. */
export function saveFile({ name, type, content }: File): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(address))
}
