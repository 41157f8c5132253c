import type { VorratZeile } from '@foerderportal/contract/zuwendung/vorrat/schema'
import { fristAnzeige } from './frist.ts'

type Props = { frist: NonNullable<VorratZeile['frist']>; jetzt: Date }

/** When, and what for. That it is over stands there in a word; how near it is, the day itself says. */
export function Fristzelle({ frist, jetzt }: Props) {
  const { tag, wofuer, dringend } = fristAnzeige(frist, jetzt)
  return (
    <span className="d-frist">
      <span className={dringend && `d-frist__tag--${dringend}`}>{tag}</span>{' '}
      <span className="d-leise">{dringend === 'ueberfaellig' ? `${wofuer}, überfällig` : wofuer}</span>
    </span>
  )
}
