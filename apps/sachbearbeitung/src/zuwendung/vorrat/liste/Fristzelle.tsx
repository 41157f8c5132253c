import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { fristAnzeige } from './frist.ts'

type Props = { frist: NonNullable<VorratZeile['frist']>; jetzt: Date }

/** When, and what for. What is over has a picture that says so; how near it is, the day itself says. */
export function Fristzelle({ frist, jetzt }: Props) {
  const { tag, wofuer, dringend } = fristAnzeige(frist, jetzt)
  const vorbei = dringend === 'ueberfaellig'
  return (
    <span className="d-frist">
      <span className={`d-frist__tag${dringend ? ` d-frist__tag--${dringend}` : ''}`}>
        {tag}
        {vorbei && <Icon name="warning" groesse="small" />}
        {vorbei && <span className="p-nur-vorlesen">, überfällig</span>}
      </span>{' '}
      <span className="d-leise">{wofuer}</span>
    </span>
  )
}
