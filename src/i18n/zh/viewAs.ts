/** The choice of a role to see the app as. */
export default {
  title: '以角色身份查看',
  hint: '选择一个角色，按它的权限显示菜单和按钮。期间只能查看，不能修改；数据仍按您自己的权限读取。',
  none: '没有其他角色',
  failed: '角色未能加载',
  loading: '正在加载角色',
  extent: '{{pages}}个页面，{{actions}}项操作',
} as const;
