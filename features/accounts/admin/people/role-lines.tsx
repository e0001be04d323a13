import { roles } from '@frontage/kit/wire/permission'
import { Title } from '@mantine/core'
import { roleLines, roleNames } from '../roles'
import styles from './people.module.css'

/** What the roles mean. */
export const RoleLines = () => (
  <section aria-labelledby="roles">
    <Title order={2} id="roles" mb="xs">
      What the roles mean
    </Title>
    <dl className={styles.roles}>
      {roles.map((role) => (
        <div key={role}>
          <dt>{roleNames[role]}</dt>
          <dd>{roleLines[role]}</dd>
        </div>
      ))}
    </dl>
  </section>
)
