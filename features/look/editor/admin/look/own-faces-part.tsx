import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, Input, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import type { ThemeSettings } from '../../../look'
import { messages } from '../../../messages.admin'
import { addressOfOwn, nameOfOwn, type OwnFace } from '../../../own-face'
import { LONGEST_FACE_NAME, MOST_FACES } from '../../../spec'
import { familiesOf } from '../../../typefaces'
import styles from './look.module.css'
import { withFace, withoutFace } from './own-faces'
import { SettingsGroup } from './settings-group'
import { useAddFace } from './use-add-face'

const words = messages.faces

type OwnFacesPartProps = { readonly look: ThemeSettings; readonly change: (look: ThemeSettings) => void }

/** Typefaces that the owner brings: each shown in itself, and one more. */
export function OwnFacesPart({ look, change }: OwnFacesPartProps) {
  const faces = look.faces ?? []
  useOwnFaces(faces)
  return (
    <SettingsGroup title={words.title} lead={words.lead}>
      {faces.length > 0 && (
        <ul className={rows.list}>
          {faces.map((face) => (
            <li key={face.id} className={rows.item}>
              <span className={styles.face}>
                <span className={styles.name} style={{ fontFamily: familiesOf(nameOfOwn(face), faces) }}>
                  {face.name}
                </span>
                <span className={rows.about}>{words.about(face)}</span>
              </span>
              <Button
                variant="default"
                size="compact-md"
                aria-label={words.removeIt(face.name)}
                onClick={() => change(withoutFace(look, face))}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {faces.length < MOST_FACES && <AddFace look={look} change={change} />}
    </SettingsGroup>
  )
}

function AddFace({ look, change }: OwnFacesPartProps) {
  const { draft, set, add, issueAt, isSending } = useAddFace((face, role) => change(withFace(look, face, role)))
  return (
    <Stack gap="sm" align="stretch">
      <FaceFile file={draft.file} error={issueAt('file')} choose={(file) => set({ file })} />
      <TextInput
        label={words.name}
        maxLength={LONGEST_FACE_NAME}
        value={draft.name}
        error={issueAt('name')}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        onKeyDown={(event) => {
          // Enter in this field adds the typeface; the form around it would publish the look.
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Input.Wrapper label={words.role}>
        <SegmentedControl
          fullWidth
          aria-label={words.role}
          data={Object.entries(words.roles).map(([value, label]) => ({ value, label }))}
          value={draft.role}
          onChange={(role) => set({ role: role as typeof draft.role })}
        />
      </Input.Wrapper>
      <Input.Wrapper label={words.ends} description={words.endsHelp}>
        <SegmentedControl
          fullWidth
          aria-label={words.ends}
          data={Object.entries(words.endings).map(([value, label]) => ({ value, label }))}
          value={draft.ends}
          onChange={(ends) => set({ ends: ends as OwnFace['ends'] })}
        />
      </Input.Wrapper>
      <Button variant="default" loading={isSending} onClick={add}>
        {words.add}
      </Button>
    </Stack>
  )
}

type FaceFileProps = { readonly file: File | null; readonly error: string | undefined; readonly choose: (file: File) => void }

function FaceFile({ file, error, choose }: FaceFileProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = currentTarget.files ?? []
    currentTarget.value = ''
    if (chosen) choose(chosen)
  }
  return (
    <Input.Wrapper id={id} labelElement="div" label={words.file} description={words.fileHelp} error={error}>
      <input ref={input} type="file" hidden accept=".woff2,font/woff2" aria-label={words.file} onChange={take} />
      <Button
        variant="default"
        className={styles.file ?? ''}
        aria-describedby={`${id}-description${error ? ` ${id}-error` : ''}`}
        onClick={() => input.current?.click()}
      >
        {file?.name ?? words.choose}
      </Button>
    </Input.Wrapper>
  )
}

/** Lets the admin draw them. */
function useOwnFaces(faces: readonly OwnFace[]): void {
  useEffect(() => {
    const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))
    for (const face of faces) {
      if (known.has(nameOfOwn(face))) continue
      const [least, most] = face.weights
      document.fonts.add(new FontFace(nameOfOwn(face), `url(${addressOfOwn(face.id)})`, { weight: `${least} ${most}`, display: 'swap' }))
    }
  }, [faces])
}
