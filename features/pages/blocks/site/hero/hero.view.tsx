import { keepDash } from '@frontage/kit/dash'
import { isChosen } from '@frontage/kit/island/editor-config'
import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Picture } from '@frontage/parts/picture'
import { fitOf, hasLongWord, sentencesOf } from '../../headline'
import { Actions } from '../pieces/actions/actions.view'
import { Art } from '../pieces/art/art.view'
import type { block } from './hero.block'

export function View({ props: { above, title, text, actions, picture, focus, letters } }: ViewProps<PropsOf<typeof block>>) {
  const isPictured = picture && isChosen(picture)
  return (
    <div
      className="hero"
      data-fit={fitOf(title)}
      data-art={isPictured ? 'picture' : undefined}
      data-word={hasLongWord(title) ? 'long' : undefined}
      data-lines={sentencesOf(title).length || undefined}
    >
      <div className="wide grid hero__words">
        {above && <p className="hero__above">{above}</p>}
        <h1 className="hero__title">
          <Headline title={keepDash(title)} />
        </h1>
        {(text || actions.length > 0) && (
          <div className="hero__text">
            {text && <p>{text}</p>}
            <Actions actions={actions} />
          </div>
        )}
      </div>
      {picture && (
        <div className="hero__picture" data-focus={focus}>
          <Picture {...picture} sizes="100vw" priority />
        </div>
      )}
      {!isPictured && <Art className="hero__art" letters={letters} />}
    </div>
  )
}

/** Each sentence on a line of its own, where there is room. */
function Headline({ title }: { readonly title: string }) {
  const sentences = sentencesOf(title)
  if (!sentences.length) return title
  return sentences.map((sentence, place) => (
    <span className="hero__sentence" key={sentence}>
      {place > 0 && ' '}
      {sentence}
    </span>
  ))
}
