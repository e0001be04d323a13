import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { messages } from '../../messages.assistant'
import { StepFrame } from '../assistant/step-frame'
import type { StepProps } from '../assistant/step-props'
import { MadePages } from './made-pages'
import { PublishQuestion } from './publish-question'

const words = messages.check

/** The whole site as drafts, to be looked through before anybody sees it. */
export function CheckStep({ setup }: StepProps) {
  const [isAsking, { open, close }] = useDisclosure(false)
  if (!setup.isMade) return <NotMade />
  const { title, lead } = setup.isOpen
    ? { title: words.isOpen, lead: words.isOpenText }
    : { title: words.title, lead: words.lead(setup.pages.length) }
  return (
    <>
      <StepFrame
        {...{ step: 'check', title, lead }}
        submit={open}
        aside={
          <Button component="a" href="/admin" variant="subtle" size="md" px={0}>
            {words.dashboard}
          </Button>
        }
        button={
          !setup.isOpen && (
            <Button type="submit" size="md">
              {words.publish}
            </Button>
          )
        }
      >
        <MadePages setup={setup} />
      </StepFrame>
      {isAsking && <PublishQuestion setup={setup} close={close} />}
    </>
  )
}

/** Whoever comes here too early is led to where pages are chosen. */
const NotMade = () => (
  <StepFrame
    {...{ step: 'check', title: words.notMade, lead: words.notMadeText }}
    submit={() => {}}
    button={
      <Button component="a" size="md" href="/admin/setup/pages">
        {words.toPages}
      </Button>
    }
  >
    {null}
  </StepFrame>
)
