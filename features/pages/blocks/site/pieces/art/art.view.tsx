import { DrawingContext } from '@frontage/kit/island/drawing'
import { type FunctionComponent, use } from 'react'
import { Cup } from './cup.view'
import { Fruit } from './fruit.view'
import { Paper } from './paper.view'
import { Plan } from './plan.view'
import { Rings } from './rings.view'
import { Sign } from './sign.view'
import { Water } from './water.view'

type DrawingProps = { readonly letters: string }

const drawings: ReadonlyMap<string, FunctionComponent<DrawingProps>> = new Map(
  Object.entries({ water: Water, cup: Cup, sign: Sign, fruit: Fruit, plan: Plan, paper: Paper, rings: Rings }),
)

type ArtProps = { readonly className: string } & DrawingProps

/** The drawing of the look, in its own colours by day and by night; nothing where it has none. It says nothing that words do not. */
export function Art({ className, letters }: ArtProps) {
  const name = use(DrawingContext)
  const Drawing = drawings.get(name)
  return Drawing ? (
    <div className={className} data-drawing={name} aria-hidden="true">
      <Drawing letters={letters} />
    </div>
  ) : null
}
