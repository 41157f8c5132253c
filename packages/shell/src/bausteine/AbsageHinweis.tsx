import type { Problem } from '@foerderportal/contract/shared/problem'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

/** Why a step was refused; stands at its button. */
export function AbsageHinweis({ absage }: { absage: Problem | undefined }) {
  return (
    absage && (
      <Hinweis ton="danger" titel={absage.title} neu>
        {absage.detail && <p className="kern-body">{absage.detail}</p>}
      </Hinweis>
    )
  )
}
