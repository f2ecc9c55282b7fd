// A rule of oxlint: comments are plain technical English (CONTRIBUTING, "Comments").
const vagueOpening = /^\W*(?:What|Of|Whoever|Such|Whose)\b/;
const vagueVerb = /\b(?:told|tells?|whoever)\b/i;
const longestLine = 120;

function findFault(text) {
  if (vagueOpening.test(text))
    return 'Begin the comment with its subject, not with "What", "Of", "Whose" or "Such".';
  if (vagueVerb.test(text))
    return 'Replace "tell" and "whoever" by the exact word: notify, report, say, name, visitor.';
  const isLong = text.split("\n").some((line) => line.trim().length > longestLine);
  return isLong
    ? `Keep each line of a comment within ${String(longestLine)} characters.`
    : undefined;
}

const comments = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const message = findFault(comment.value);
        if (message !== undefined) context.report({ message, loc: comment.loc });
      }
    },
  }),
};

export default { meta: { name: "plain" }, rules: { comments } };
