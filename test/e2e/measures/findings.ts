import type { Page } from 'playwright'

/** One thing that a reader of the page would see as broken. */
export interface Finding {
  readonly kind: 'scrolls sideways' | 'cut' | 'no width' | 'covered'
  /** The text, or the element, that it happens to. */
  readonly what: string
}

const settleMs = 600

/**
 * What is wrong on a page at its width now, and still was a moment later: what moves into place
 * while it is looked at is not wrong.
 */
export async function lastingFindings(page: Page): Promise<readonly string[]> {
  const first = await findingsOn(page)
  if (first.length === 0) return first
  await page.waitForTimeout(settleMs)
  const later = new Set(await findingsOn(page))
  return first.filter((one) => later.has(one))
}

/** Runs within the page, so it stands alone. */
async function findingsOn(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(measurePage)
  return [...new Set(found.map(({ kind, what }) => `${kind}: ${what}`))]
}

/**
 * Looks at every text of the page: a box without width, letters beyond what a box, a card
 * (`overflow`, `contain`, `content-visibility`) or the page shows, text under other text.
 * Three dots at the end of a line, text for screen readers only and what scrolls on purpose are
 * fine.
 */
function measurePage(): Finding[] {
  const tolerance = 1.5
  const findings: Finding[] = []
  const root = document.documentElement
  const boxes = new Map<Element, ReturnType<typeof boxLook>>()
  const outOfSight = new Map<Element, boolean>()
  // What is far below the window is laid out, too, and is still cut at its card's edges.
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility !== 'auto') continue
    element.style.contentVisibility = 'visible'
    element.style.contain = 'layout paint style'
  }
  if (root.scrollWidth > root.clientWidth + 1) {
    findings.push({ kind: 'scrolls sideways', what: widest() })
  }
  const texts: { readonly element: Element; readonly rects: readonly DOMRect[] }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if (element === null || !/\S/.test(node.textContent ?? '') || isOutOfSight(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ height }) => height > 0)
    const what = wordsOf(element)
    if (rects.length === 0 || rects.every(({ width }) => width === 0)) continue
    if (
      element.getBoundingClientRect().width < 1 &&
      getComputedStyle(element).display !== 'contents'
    ) {
      findings.push({ kind: 'no width', what })
      continue
    }
    const parts = shownParts(element, rects, isFigure(node.textContent ?? ''))
    if (parts === undefined) findings.push({ kind: 'cut', what })
    else texts.push({ element, rects: parts })
  }
  findings.push(...covered())
  return findings

  function wordsOf(element: Element): string {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)
    const place = element.closest('[aria-label], [id], [class]')
    const name = place?.getAttribute('aria-label') ?? place?.id ?? ''
    return `<${element.tagName.toLowerCase()}> "${words}"${name === '' ? '' : ` in ${name.slice(0, 40)}`}`
  }

  function widest(): string {
    const wide = [...document.body.querySelectorAll('*')].find(
      (element) =>
        element.getBoundingClientRect().right > root.clientWidth + 1 &&
        !isWithinScroller(element) &&
        !isOutOfSight(element),
    )
    return wide === undefined ? 'the page' : wordsOf(wide)
  }

  function isWithinScroller(element: Element): boolean {
    for (let box = element.parentElement; box !== null && box !== document.body; ) {
      if (getComputedStyle(box).overflowX !== 'visible') return true
      box = box.parentElement
    }
    return false
  }

  /** Read once for each box, since many texts stand in it. */
  function lookOf(box: Element): ReturnType<typeof boxLook> {
    const look = boxes.get(box) ?? boxLook(box)
    boxes.set(box, look)
    return look
  }

  function boxLook(box: Element) {
    const style = getComputedStyle(box)
    const { overflow, position } = style
    return {
      area: box.getBoundingClientRect(),
      position,
      isInline: style.display === 'inline',
      isFaint: Number(style.opacity) < 0.05,
      isScrolled: /auto|scroll/.test(overflow),
      hasDots: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      isContained: /paint|strict|content/.test(style.contain),
      cutsX: /hidden|clip/.test(style.overflowX),
      cutsY: /hidden|clip/.test(style.overflowY),
      isClipped: style.clipPath !== 'none' || style.clip !== 'auto' || overflow !== 'visible',
      isCutAway: style.clipPath !== 'none' && position === 'absolute',
    }
  }

  /** Not painted, or for screen readers only, or within a picture. */
  function isOutOfSight(element: Element): boolean {
    return (
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('svg, canvas, select, option, noscript, style, script, [inert]') !== null ||
      isAway(element)
    )
  }

  function isAway(box: Element): boolean {
    const before = outOfSight.get(box)
    if (before !== undefined) return before
    const { area, isClipped, isCutAway, isFaint } = lookOf(box)
    const isTiny = area.width <= 1.5 && area.height <= 1.5 && isClipped
    const parent = box.parentElement
    const is = isTiny || isCutAway || isFaint || (parent !== null && isAway(parent))
    outOfSight.set(box, is)
    return is
  }

  /**
   * Where a text is to be seen; undefined where a box around it hides a part of it. Of what ends in
   * three dots or scrolls, only the part within its box is asked for.
   */
  function shownParts(
    element: Element,
    rects: readonly DOMRect[],
    mustBeWhole: boolean,
  ): readonly DOMRect[] | undefined {
    let parts = rects
    let { position } = lookOf(element)
    for (let box: Element | null = element; box !== null && box !== root; box = box.parentElement) {
      const look = lookOf(box)
      const isAround = box === element || position !== 'absolute' || look.position !== 'static'
      if (isAround && !look.isInline) {
        if (look.hasDots && mustBeWhole && box.scrollWidth > box.clientWidth) return undefined
        if (look.hasDots || look.isScrolled)
          parts = parts.flatMap((part) => common(part, look.area))
        else if (parts.some((part) => hides(look, part))) return undefined
        if (box !== element) position = look.position
      }
      if (look.position === 'fixed') return parts
    }
    return parts
  }

  /** Half of an amount is another amount. */
  function isFigure(text: string): boolean {
    const words = text.trim()
    return /\d/.test(words) && /^(about )?\D{0,4}[\d.,\s]+\D{0,4}$/i.test(words)
  }

  function common(part: DOMRect, area: DOMRect): readonly DOMRect[] {
    const left = Math.max(part.left, area.left)
    const top = Math.max(part.top, area.top)
    const right = Math.min(part.right, area.right)
    const bottom = Math.min(part.bottom, area.bottom)
    const isApart = right <= left || bottom <= top
    return isApart ? [] : [new DOMRect(left, top, right - left, bottom - top)]
  }

  function hides(look: ReturnType<typeof boxLook>, part: DOMRect): boolean {
    const { area, isContained, cutsX, cutsY } = look
    const isBeside = part.right > area.right + tolerance || part.left < area.left - tolerance
    const isBeyond = part.bottom > area.bottom + 3 || part.top < area.top - 3
    return (isBeside && (isContained || cutsX)) || (isBeyond && (isContained || cutsY))
  }

  /** Text whose middle is under the text of something else; bars that stay are meant to cover. */
  function covered(): Finding[] {
    return texts.flatMap(({ element, rects }): Finding[] => {
      const rect = rects[0]
      if (rect === undefined || isSticky(element)) return []
      const x = rect.left + Math.min(rect.width / 2, 40)
      const y = rect.top + rect.height / 2
      if (x < 0 || y < 0 || x > root.clientWidth || y > window.innerHeight) return []
      const top = document.elementFromPoint(x, y)
      if (top === null || top.contains(element) || element.contains(top)) return []
      if (isSticky(top) || top.closest('[role="presentation"], [role="dialog"]') !== null) return []
      const other = texts.find(
        (one) =>
          one.element === top &&
          one.rects.some((two) => two.left < x && two.right > x && two.top < y && two.bottom > y),
      )
      return other === undefined
        ? []
        : [{ kind: 'covered', what: `${wordsOf(element)} by ${wordsOf(top)}` }]
    })
  }

  function isSticky(element: Element): boolean {
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      if (/^(fixed|sticky)$/.test(lookOf(box).position)) return true
    }
    return false
  }
}
