import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Button, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messages } from '../../messages.tags'
import { tagsOfMedia } from '../../wire.tags'
import { allMedia } from '../keys'
import styles from './picked.module.css'
import { useUntag } from './use-untag'

const words = messages.picked

type RemoveTagProps = { readonly names: readonly string[] }

/** Takes a tag away from the selected pictures: one of those that they have. */
export function RemoveTag({ names }: RemoveTagProps) {
  const { untag, isPending } = useUntag()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isPending}>
          {words.removeTag}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.tags}>
        <TagItems names={names} untag={untag} />
      </Menu.Dropdown>
    </Menu>
  )
}

type TagItemsProps = RemoveTagProps & { readonly untag: ReturnType<typeof useUntag>['untag'] }

/** Asked for each time the menu opens: somebody else may have changed them. */
function TagItems({ names, untag }: TagItemsProps) {
  const { announce, explain } = useAdmin()
  const { data, error } = useQuery({
    queryKey: [...allMedia, 'tags-of', ...names],
    queryFn: async () => (await send(tagsOfMedia, { names: [...names] })).tags,
  })
  const said = error ? explain(error) : data?.length === 0 ? words.noTags : undefined
  useEffect(() => {
    if (said) announce(said)
  }, [said, announce])
  if (said || !data)
    return (
      <Menu.Item disabled className={styles.said}>
        {said ?? words.lookingForTags}
      </Menu.Item>
    )
  return data.map((one) => (
    <Menu.Item key={one.tag} onClick={() => untag(one.tag, one.names)}>
      {words.tagOn(one.tag, one.names.length)}
    </Menu.Item>
  ))
}
