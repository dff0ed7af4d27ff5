// Measures a screen in the browser. Each function gives sentences about what is wrong; none is good news.
(() => {
  const name = (element) => {
    const words = element.innerText || element.ariaLabel || element.value || '';
    return `${element.localName}.${element.className} "${words.slice(0, 40)}"`;
  };
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  // For screen readers, or waiting above the page until it has the focus.
  const isPutAway = (element) => getComputedStyle(element).clipPath !== 'none' || element.getBoundingClientRect().bottom < 0;
  // Words on a badge that is pinned to something's corner, or for screen readers.
  const isPinned = (part, whole) => part !== whole && (getComputedStyle(part).position === 'absolute' || isPinned(part.parentElement, whole));
  // A radio button or check box is as large as its label.
  const target = (element) => (element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element);

  // While a dialog is open, nothing below it can be pressed.
  const within = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;

  // What opens above the page covers it on purpose, until it is closed.
  const layer = (element) => element.closest('[data-layer]');

  const targets = () => {
    const all = [...within().querySelectorAll('a[href], button, input, select, summary, textarea')];
    return [...new Set(all.filter((element) => isSeen(element) && !isPutAway(element)).map(target))];
  };

  // What of an element is not scrolled out of sight or cut off by a box around it.
  const shown = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };

  window.looks = {
    tooSmall: () =>
      targets().flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const size = `${width.toFixed(0)} x ${height.toFixed(0)}`;
        return Math.min(width, height) < 43.9 ? [`${name(element)} is ${size}`] : [];
      }),

    overlapping: () => {
      const all = targets().map((element) => [element, shown(element)]);
      return all.flatMap(([one, a], index) =>
        all.slice(index + 1).flatMap(([other, b]) => {
          if (one.contains(other) || other.contains(one) || layer(one) !== layer(other)) return [];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > 1 && along > 1 ? [`${name(one)} overlaps ${name(other)}`] : [];
        }),
      );
    },

    // Fields one writes into scroll by nature; what has the class `shortens` ends in dots on purpose.
    clipped: () =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        const cuts = overflowX !== 'visible' && overflowX !== 'auto' && clipPath === 'none';
        if (!cuts || !element.innerText || element.closest('.art, svg, input, select, .shortens')) return [];
        const across = element.scrollWidth - element.clientWidth;
        const along = element.scrollHeight - element.clientHeight;
        return Math.max(across, along) > 1 ? [`${name(element)} is cut off`] : [];
      }),

    // Words that are wider or higher than the button they stand on.
    runningOut: () =>
      targets().flatMap((element) => {
        if (!element.matches('button, .button') || element.closest('.shortens')) return [];
        const edge = element.getBoundingClientRect();
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { currentNode: text } = texts;
          const holder = text.parentElement;
          if (!text.data.trim() || !isSeen(holder) || isPinned(holder, element) || holder.closest('svg, .shortens')) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const beyond = Math.max(edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom);
          if (beyond > 1) return [`"${text.data}" runs ${beyond.toFixed(0)} out of ${name(element)}`];
        }
        return [];
      }),

    stickingOut: () => {
      const room = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= room) return [];
      return [...document.querySelectorAll('body *')].flatMap((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right > room + 1 ? [`${name(element)} ends at ${right.toFixed(0)} of ${room}`] : [];
      });
    },
  };
})();
